import { SiteNode, type SharedPlace } from './node.js';
import { Tab, Visitor } from './visitor.js';

/** The shared servers of the nodes; set by `scripts/test-run/nodes.mjs`. */
export interface ClusterSetup {
  readonly place: SharedPlace;
  readonly nodePorts: readonly number[];
  /** Address of the site at the proxy. */
  readonly url: string;
}

/** Several nodes of one site behind a proxy, and their members. */
export class Cluster {
  readonly nodes: readonly SiteNode[];
  private aheadMs = 0;
  private visitors = 0;
  private readonly tabs: Tab[] = [];

  constructor(private readonly setup: ClusterSetup) {
    this.nodes = setup.nodePorts.map((port) => new SiteNode(port, setup.place));
  }

  get url(): string {
    return this.setup.url;
  }

  async start(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.start()));
  }

  /** Closes the tabs too: those of a failed test would reconnect forever. */
  async stop(): Promise<void> {
    for (const tab of this.tabs) tab.close();
    await Promise.all(this.nodes.map((node) => node.kill()));
  }

  /** Returns a node by its index, from 0. */
  node(index: number): SiteNode {
    const node = this.nodes[index];
    if (!node) throw new Error(`There is no node ${index}.`);
    return node;
  }

  /** Registers a new member. */
  async aVisitor(): Promise<Visitor> {
    this.visitors += 1;
    const visitor = new Visitor(`visitor-${this.visitors}`, `10.1.0.${this.visitors}`);
    await visitor.register(this.url);
    return visitor;
  }

  /** Opens a tab through the proxy, which chooses the node, or directly at a node. */
  async openTab(visitor: Visitor, node?: SiteNode): Promise<Tab> {
    const tab = new Tab(visitor, node?.url ?? this.url);
    this.tabs.push(tab);
    await tab.open();
    return tab;
  }

  /** Advances the clock of these nodes and triggers a heartbeat on each. */
  async live(milliseconds: number, nodes: readonly SiteNode[] = this.nodes): Promise<void> {
    this.aheadMs += milliseconds;
    for (const node of nodes) await node.beat(this.aheadMs);
  }
}
