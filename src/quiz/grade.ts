/** How an answer is graded. */
export type Grade = 'right' | 'wrong';

/** How a question was settled. One that was given up was never answered, and counts as wrong. */
export type Verdict = Grade | 'given-up';

/** What a page shows of it: `shown` if there is an answer but no verdict yet. */
export type ShownVerdict = Verdict | 'shown';
