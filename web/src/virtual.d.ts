declare module "virtual:texts" {
  /** Loads the Fluent source of a part of the texts, by language and part. */
  const texts: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default texts;
}
