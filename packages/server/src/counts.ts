import type { Tally } from '@fabula/table/ports.ts';

/** Plain numbers, counted where things happen and read when somebody asks for /metrics. */
export class Counts implements Tally {
  sockets = 0;
  moves = 0;
  commitSeconds = 0;
  framesIn = 0;
  badFrames = 0;
  sayings = 0;
  reports = 0;
  tablesOpened = 0;
  gamesStarted = 0;
  gamesFinished = 0;
  botMoves = 0;
  botGuesses = 0;
  botSeconds = 0;
  botThreadStarts = 0;
  slowReaders = 0;
  rests = 0;
  readonly rejections = new Map<string, number>();
  readonly byes = new Map<string, number>();

  rejected(code: string): void {
    this.rejections.set(code, (this.rejections.get(code) ?? 0) + 1);
  }

  bye(reason: string): void {
    this.byes.set(reason, (this.byes.get(reason) ?? 0) + 1);
  }
}
