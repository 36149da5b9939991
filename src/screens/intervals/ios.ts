/** What tells a device apart; a part of the browser's `navigator`. */
type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/**
 * Whether sound obeys a silent switch here. An iPad calls itself a Mac, but no Mac has a touch screen.
 *
 * @example isIos({ userAgent: 'Mozilla/5.0 (Macintosh; …', maxTouchPoints: 5 }) // true
 */
export const isIos = ({ userAgent, maxTouchPoints }: Device): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
