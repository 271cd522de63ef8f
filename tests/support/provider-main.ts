// Starts the weather provider of the screenshots. `node tests-support-provider-main.mjs PORT`, compiled by `compileProgram`.
import { startPlacesProvider } from './places-provider';

await startPlacesProvider(Number(process.argv[2]));
