import { openMemory } from '../src/memory.ts';
import { contract } from './contract.ts';

contract({ name: 'memory', open: (now) => Promise.resolve(openMemory(now)) });
