/**
 * Replaces the browser entry of Next.js (`app-next`), and splits its start into two tasks: the first loads the modules, the
 * second hydrates the page. `app-webpack` patches the loading of chunks and must run before React.
 */
import 'next/dist/client/app-webpack';

setTimeout(() => void import(/* webpackMode: "eager" */ 'next/dist/client/app-next'));
