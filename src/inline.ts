import './app/inline/theme.js';
import { recordEarlyKeys } from './app/earlyKeys';
import { watchFirstScript } from './app/inline/firstScript';

window.earlyKeys = recordEarlyKeys(window);
watchFirstScript(window);
