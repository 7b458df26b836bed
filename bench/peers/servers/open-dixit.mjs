// A Dixit server by others (see README): OPEN_DIXIT is the path of its built entry, started as it is. All that is changed is
// that it listens on the loopback alone, as everybody here does, and says when it does.
import { Server } from 'node:net';
import { pathToFileURL } from 'node:url';
if (!process.env.OPEN_DIXIT) throw new Error('OPEN_DIXIT=/path/to/dixit/server/dist/index.js is needed: see README');
const { listen } = Server.prototype;
Server.prototype.listen = function (port, done) {
  return listen.call(this, port, '127.0.0.1', () => { done(); process.send({ ready: true }); });
};
await import(pathToFileURL(process.env.OPEN_DIXIT));
