/** What the scenarios ask of a browser, whichever engine it has. */
export interface Engine {
  readonly name: string;
  /** What is not installed on this machine; undefined: nothing is missing. */
  missing(): string | undefined;
  start(): Promise<Running>;
}

export interface Running {
  /** A window with cookies and storage of its own. */
  open(size: Size): Promise<Tab>;
  stop(): Promise<void>;
}

export interface Tab {
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs in the page. It may use only what it is given; what goes in and comes out is JSON. */
  ask<In, Out>(question: (given: In) => Out | Promise<Out>, given: In): Promise<Out>;
  /** The mouse goes to the first point, is pressed, goes on along the others and is let go. */
  drag(points: readonly Point[]): Promise<void>;
  /** All that stands in the focused field is written over. */
  overwrite(text: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}
