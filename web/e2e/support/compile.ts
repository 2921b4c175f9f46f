import { Club } from "./server.ts";

/** Start a club once before all tests, so that its rules are compiled when they begin. */
export default async function compile(): Promise<void> {
  const club = await Club.start();
  await club.stop();
}
