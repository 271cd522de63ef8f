import { execFileSync } from 'node:child_process';
import { compileProgram } from '@/tests/support/compiled';

/**
 * Measures a choice of outfits in one compiled file, as in production. Through a loader every import is a getter, which
 * makes it half as slow again.
 */
execFileSync(process.execPath, [compileProgram('research/choice/choice-times.ts')], { stdio: 'inherit' });
