import { runSuite } from '../support/run-suite';

runSuite('unit-bff');
