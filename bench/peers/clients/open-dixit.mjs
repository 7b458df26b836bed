import { io } from 'socket.io-client';
import { GAME_LEN, ROUND_LEN, SEATS } from '../lib/game.mjs';
// Six players of one room of tr70k/dixit (see README), connected as its own client connects. It has no counter, so moves are
// counted here: one for every state in which somebody is to play.
const PHASES = { LEAD_CHOOSES_CARD: 'clue', OTHER_PLAYERS_CHOOSE_CARD: 'cards', OTHER_PLAYERS_VOTE: 'vote' };
// A result is shown until somebody goes on; a game ends with its 372 cards, after 56 rounds.
const GO_ON = { ROUND_RESULTS: 'startNextRound', GAME_RESULTS: 'start' };

// Its state -> the view shape of lib/game.mjs, lazily (only what the policy reads).
class Facade {
  constructor(state, moves) { this.state = state; this.moves = moves; }
  get seq() { return this.moves % GAME_LEN; } get round() { return Math.floor(this.moves / ROUND_LEN); }
  get phase() { return PHASES[this.state.room.status]; }
  get st() { const { lead, players } = this.state.room; return players.findIndex(x => x.id === lead.id); }
  get players() { return this.state.room.players.map(x => ({ done: !x.isAwaiting })); }
  get table() { return this.state.room.cards.map(x => x.id); }
  get hand() { return this.state.me.cards.map(x => x.id); }
  get played() { return this.state.room.cards.find(x => x.isMyCard)?.id; }
}

export async function openRoom(port, id, onView) {
  const socks = [], states = [], moves = new Array(SEATS).fill(-1);
  const see = (p, state) => {
    states[p] = state;
    const { status } = state.room;
    if (PHASES[status]) onView(p, new Facade(state, ++moves[p]));
    else if (p === 0 && GO_ON[status]) socks[0].emit(GO_ON[status]);
  };
  for (let p = 0; p < SEATS; p++) { // one after another: seats are in the order of coming
    const s = socks[p] = io(`http://127.0.0.1:${port}`, { path: '/api', forceNew: true, transports: ['websocket'], reconnection: false });
    const first = new Promise((res, rej) => { s.once('state', res); s.once('connect_error', rej); });
    s.on('state', state => see(p, state));
    const player = `seat-${p}`; // six characters, as many as its client makes
    s.emit(...(p === 0 ? ['create', { player }] : ['join', { player, room: states[0].room.name }]));
    await first;
  }
  socks[0].emit('start');
  return {
    move(p, m) {
      if (m.t === 'clue') socks[p].emit('leadChooseCard', { cardId: m.c, cardDescription: m.clue });
      else if (m.t === 'card') socks[p].emit('otherPlayerChooseCard', { cardId: m.c });
      else socks[p].emit('otherPlayerVote', { cardId: states[p].room.cards[m.i].id });
    },
    close: () => socks.forEach(s => s.disconnect()),
  };
}
