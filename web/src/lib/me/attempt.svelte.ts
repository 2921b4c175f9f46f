/** Something asked of the club: whether it is on its way, and what came of it, in a sentence. */
import { say } from "$lib/connection/api";

export class Attempt {
  busy = $state(false);
  done = $state("");
  fault = $state("");

  /** Do it; `work` gives the sentence that says it is done. */
  async make(work: () => Promise<string>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.done = "";
    this.fault = "";
    try {
      this.done = await work();
    } catch (error) {
      this.fault = say(error);
    } finally {
      this.busy = false;
    }
  }
}
