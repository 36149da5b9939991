import './app/inline/theme.js';
import { recordEarlyKeys } from './app/earlyKeys';

window.earlyKeys = recordEarlyKeys(window);
