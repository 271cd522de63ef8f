import { resetPage } from '../support/reset-page';
import { runSuite } from '../support/run-suite';

runSuite('screens-of-outfits', resetPage);
