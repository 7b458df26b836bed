/** Work that is done again and again, `ms` after it was done before. The answer ends it. */
import type { Clock } from '../clock.ts';

export function every(clock: Clock, ms: number, work: () => Promise<void>): () => void {
  let isOver = false;
  let callOff = clock.after(ms, ring);
  function ring(): void {
    void work().then(() => {
      if (!isOver) callOff = clock.after(ms, ring);
    });
  }
  return () => {
    isOver = true;
    callOff();
  };
}
