import { runSuite } from '../support/run-suite';

runSuite('contract-database');
