import { runSuite } from '../support/run-suite';

runSuite('campaigns');
