/** The parts of the browser's `navigator` that identify a device. */
type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/**
 * Whether the device has a silent mode. An iPad identifies as a Mac, but no Mac has a touch screen.
 *
 * @example isIos({ userAgent: 'Mozilla/5.0 (Macintosh; …', maxTouchPoints: 5 }) // true
 */
export const isIos = ({ userAgent, maxTouchPoints }: Device): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
