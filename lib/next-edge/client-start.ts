/**
 * The framework's entry, in two tasks: its modules are run in the one in which their files are there, and the page comes
 * alive in the next (`next.config.ts` puts this file where the framework has `app-next`). What it does to the loading of
 * files has to come before React.
 */
import 'next/dist/client/app-webpack';

setTimeout(() => void import(/* webpackMode: "eager" */ 'next/dist/client/app-next'));
