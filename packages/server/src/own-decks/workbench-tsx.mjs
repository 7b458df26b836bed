// A new process does not inherit the TypeScript loader of the one that starts it.
import { register } from 'tsx/esm/api';

register();
await import('./workbench.ts');
