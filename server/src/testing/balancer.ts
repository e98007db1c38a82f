import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A round-robin TCP load balancer; connections to a dead process are cut. */
export class Balancer {
  readonly url: string;
  readonly #server: Server;
  readonly #ports: number[] = [];
  readonly #sockets = new Set<Socket>();
  #turn = 0;

  private constructor(server: Server) {
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.on('connection', (socket) => this.#forward(socket));
  }

  static async start(): Promise<Balancer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Balancer(server);
  }

  add(port: number): void {
    this.#ports.push(port);
  }

  remove(port: number): void {
    const index = this.#ports.indexOf(port);
    if (index >= 0) this.#ports.splice(index, 1);
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #forward(client: Socket): void {
    this.#turn += 1;
    const port = this.#ports[this.#turn % Math.max(1, this.#ports.length)];
    if (port === undefined) {
      client.destroy();
      return;
    }
    const upstream = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      this.#sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  }
}
