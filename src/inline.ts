import './app/inline/theme.js';
import { watchFirstScript } from './app/inline/firstScript';
import { recordEarlyKeys } from './app/keyboard/earlyKeys';

window.earlyKeys = recordEarlyKeys(window);
watchFirstScript(window);
