import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What a screen is waited for, however busy the machine.
configure({ asyncUtilTimeout: 30_000 });
