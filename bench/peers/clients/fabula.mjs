import { WebSocket } from 'ws';
// Six players of one table, by docs/protocol.md: patches of changed parts on a whole view. The harness' game is ours with the
// result not shown in between, an endless deck and as many rounds as the rules allow (11,000 moves a table).
const RULES = {
  seats: { least: 3, most: 6 }, hand: { 3: 7, 4: 6, 5: 6, 6: 6 }, give: { 3: 2, 4: 1, 5: 1, 6: 1 },
  scoring: { all: { storyteller: 0, finder: 2 }, nobody: { storyteller: 0, guesser: 2 }, some: { storyteller: 3, finder: 3 }, soleFinder: { when: 'three-seats', points: 4 }, decoyVote: 1, finderVote: 0 },
  track: { start: 0, finish: null, special: {} }, deckOut: 'reshuffle', rounds: 1000, tie: 'draw', firstStoryteller: 0,
  constraints: 'check', permanent: null, cellAlone: false,
  clues: { text: true, aloud: true, song: true, pantomime: true, drawing: true }, cards: 84, unseenFirst: true, pairs: false,
  time: { claim: null, tell: null, submit: null, vote: null, result: 0 }, grace: 60, standIns: true, lateSeats: true,
};
const GAME_LEN = 88;
const PHASES = { tell: 'clue', submit: 'cards', vote: 'vote' };

// Our view -> the view shape of lib/game.mjs, lazily (only what the policy reads).
class Facade {
  constructor(view, seq) { this.view = view; this.seq = seq; }
  get round() { return this.view.round - 1; } get phase() { return PHASES[this.view.phase]; } get st() { return this.view.storyteller; }
  get players() { return this.view.seats.map((_, i) => ({ done: this.phase !== 'clue' && !this.view.waiting.includes(i) })); }
  get table() { return this.view.row; } get hand() { return this.view.hand; } get played() { return this.view.given[0]; }
}

class Player {
  view = null; v = 0; begun = 0; waiting = new Map(); count = 0;
  constructor(ws, seat, onView) {
    this.ws = ws; this.seat = this.mark = seat; this.onView = onView;
    ws.on('message', d => this.hear(JSON.parse(d)));
  }
  ask(message) {
    const id = `${this.mark}${(++this.count).toString(36)}`;
    const answer = new Promise(r => this.waiting.set(id, r));
    this.ws.send(JSON.stringify({ id, ...message }));
    return answer;
  }
  move(message) { this.ws.send(JSON.stringify({ id: `${this.mark}${(++this.count).toString(36)}`, ...message })); }
  hear(m) {
    if (m.reject !== undefined) this.onView(this.seat, { error: m.text });
    else if (m.error !== undefined) this.onView(this.seat, { error: m.error });
    if (m.view) this.see(m.view, m.v);
    else if (this.view && m.v === this.v + 1) this.see(m.set ? Object.assign(this.view, m.set) : this.view, m.v);
    if (m.ack !== undefined && this.waiting.size) { this.waiting.get(m.ack)?.(m); this.waiting.delete(m.ack); }
  }
  see(view, v) {
    this.view = view; this.v = v;
    if (view.phase === 'over') throw new Error('Fabula: a table has played its 1,000 rounds (50 tables: 550,000 moves). Use a shorter warm-up or fewer rounds: see README.');
    if (!this.begun) { if (view.phase !== 'tell') return; this.begun = v; }
    this.onView(this.seat, new Facade(view, (v - this.begun) % GAME_LEN));
  }
}

/** Where there are several nodes, neighbours sit at different ones. */
export async function openRoom(port, id, onView, ports = [port]) {
  const players = await Promise.all([0, 1, 2, 3, 4, 5].map(p => new Promise((res, rej) => {
    const ws = new WebSocket(`ws://127.0.0.1:${ports[p % ports.length]}/ws`, { perMessageDeflate: false });
    ws.once('open', () => res(new Player(ws, p, onView)));
    ws.once('error', rej);
  })));
  await Promise.all(players.map(p => p.ask({ type: 'hello', protocol: 1, language: 'en' })));
  const { code } = await players[0].ask({ type: 'open', rules: RULES });
  const [owner] = players;
  await Promise.all(players.map(p => p.ask({ type: 'enter', code, role: 'player', name: `Player ${p.seat}` })));
  await Promise.all(players.map(p => p.ask({ type: 'join' })));
  players.sort((a, b) => a.view.seat - b.view.seat).forEach((p, seat) => (p.seat = seat));
  await owner.ask({ type: 'start' });
  return {
    move(p, m) {
      if (m.t === 'clue') players[p].move({ type: 'tell', card: m.c, clue: { kind: 'text', text: m.clue } });
      else if (m.t === 'card') players[p].move({ type: 'submit', cards: [m.c] });
      else players[p].move({ type: 'vote', number: m.i + 1 });
    },
    close: () => players.forEach(p => p.ws.terminate()),
  };
}
