// `npm start`: installs missing packages, builds the app if a source has changed, and serves everything on one port.
import './require-node.mjs';

// Loaded afterwards, because an old Node would end with a syntax error before it runs anything.
import('./start-app.mjs');
