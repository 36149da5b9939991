import { kept } from '../ui/kept';

/** How each screen was left: its path to the query that it had. */
export const leftOf = kept(() => new Map<string, string>());
