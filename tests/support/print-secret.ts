import { deriveLocalSecret } from '@/lib/local-secrets';

// A process for the test of two concurrent starts: prints the secret of the given folder.
process.stdout.write(deriveLocalSecret(process.argv[2] ?? '', 'a'));
