import { runSuite } from '../support/run-suite';

runSuite('screens-of-outfits');
