/**
 * Stub of XMLHttpRequest, which jsdom would send to a real network. It forwards requests to `fetch`, and so
 * to the fake server, and reports progress of one half, then of all.
 */
class FakeUpload {
  withCredentials = false;
  status = 0;
  statusText = '';
  responseText = '';
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = {
    onprogress: null,
  };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  private request = { method: '', path: '' };
  private isAborted = false;
  private readonly sent = new Headers();
  private answered = new Headers();

  open(method: string, path: string): void {
    this.request = { method, path };
  }

  setRequestHeader(name: string, value: string): void {
    this.sent.set(name, value);
  }

  getResponseHeader(name: string): string | null {
    return this.answered.get(name);
  }

  abort(): void {
    this.isAborted = true;
    this.onabort?.();
  }

  send(body: string): void {
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    void this.pass(body);
  }

  private async pass(body: string): Promise<void> {
    const { method, path } = this.request;
    const credentials = this.withCredentials ? 'include' : 'omit';
    try {
      const response = await fetch(new Request(path, { method, body, headers: this.sent, credentials }));
      this.responseText = await response.text();
      this.status = response.status;
      this.statusText = response.statusText;
      this.answered = response.headers;
    } catch {
      if (!this.isAborted) this.onerror?.();
      return;
    }
    if (this.isAborted) return;
    this.upload.onprogress?.({ loaded: 2, total: 2 });
    this.onload?.();
  }
}

/** Installs the stub. */
export function fakeUploads(): void {
  Object.assign(globalThis, { XMLHttpRequest: FakeUpload });
}
