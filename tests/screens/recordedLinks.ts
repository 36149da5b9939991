/** A link that may be in use, and the first questions that it asks. */
interface RecordedLink {
  readonly link: string;
  readonly questions: readonly string[];
}

/** Links of each type of quiz. Never change one: add the links of a new version instead. */
export const RECORDED_LINKS: readonly RecordedLink[] = [];
