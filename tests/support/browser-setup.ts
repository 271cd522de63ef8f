import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine renders slowly.
configure({ asyncUtilTimeout: 30_000 });
