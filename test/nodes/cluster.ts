import { SiteNode, type SharedPlace } from './node.js';
import { Tab, Visitor } from './visitor.js';

/** What the tests can do to the servers that nodes share; `scripts/test-run/nodes.mjs` fills it in. */
export interface AppEnvironment {
  readonly place: SharedPlace;
  readonly nodePorts: readonly number[];
  /** The site's address, at the proxy. */
  readonly url: string;
}

/** Several nodes of one site behind a proxy, and the members who are on it. */
export class Cluster {
  readonly nodes: readonly SiteNode[];
  private aheadMs = 0;
  private visitors = 0;
  private readonly tabs: Tab[] = [];

  constructor(private readonly appEnvironment: AppEnvironment) {
    this.nodes = appEnvironment.nodePorts.map((port) => new SiteNode(port, appEnvironment.place));
  }

  get url(): string {
    return this.appEnvironment.url;
  }

  async start(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.start()));
  }

  /** A test that failed has left its tabs open, which would come back for ever. */
  async stop(): Promise<void> {
    for (const tab of this.tabs) tab.close();
    await Promise.all(this.nodes.map((node) => node.kill()));
  }

  /** A node by its number from 0 on. */
  node(index: number): SiteNode {
    const node = this.nodes[index];
    if (!node) throw new Error(`There is no node ${index}.`);
    return node;
  }

  /** A new member. */
  async aVisitor(): Promise<Visitor> {
    this.visitors += 1;
    const visitor = new Visitor(`visitor-${this.visitors}`, `10.1.0.${this.visitors}`);
    await visitor.register(this.url);
    return visitor;
  }

  /** A tab through the proxy, which chooses the node, or at a node of one's choice. */
  async openTab(visitor: Visitor, node?: SiteNode): Promise<Tab> {
    const tab = new Tab(visitor, node?.url ?? this.url);
    this.tabs.push(tab);
    await tab.open();
    return tab;
  }

  /** Moves the clock of these nodes on and has each beat. */
  async live(milliseconds: number, nodes: readonly SiteNode[] = this.nodes): Promise<void> {
    this.aheadMs += milliseconds;
    for (const node of nodes) await node.beat(this.aheadMs);
  }
}
