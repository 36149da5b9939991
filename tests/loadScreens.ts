import { SCREENS } from '../src/screens';

// A file that ended while a screen was being loaded has left the later files of its worker without it.
await Promise.all(SCREENS.map(({ load }) => load()));
