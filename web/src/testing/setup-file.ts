import { configure } from '@testing-library/react';

// The default of one second is too short for a busy machine; a test that passes does not wait for it.
configure({ asyncUtilTimeout: 5_000 });
