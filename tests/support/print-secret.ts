import { deriveLocalSecret } from '@/lib/local-secrets';

// A process of its own for the test of two that start at once: prints the secret of the folder that it is given.
process.stdout.write(deriveLocalSecret(process.argv[2] ?? '', 'a'));
