import { ApiError } from './api-error';

interface UploadOptions {
  body: unknown;
  headers: Record<string, string>;
  signal: AbortSignal;
  /** Receives the progress of the upload, 0–1. */
  onProgress: (share: number) => void;
}

/**
 * POSTs JSON like other calls, but reports progress, which `fetch` cannot. Returns the parsed answer; throws
 * ApiError for an unsuccessful one, TypeError without an answer, and AbortError after an abort.
 */
export function postWithProgress(path: string, options: UploadOptions): Promise<unknown> {
  const { body, headers, signal, onProgress } = options;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.withCredentials = true;
    const allHeaders = { 'Content-Type': 'application/json', ...headers };
    for (const [name, value] of Object.entries(allHeaders)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => {
      try {
        resolve(answerIn(request));
      } catch (error) {
        reject(error instanceof Error ? error : new Error('The answer could not be read.'));
      }
    };
    request.onerror = () => reject(new TypeError('Failed to fetch'));
    request.onabort = () => reject(new DOMException('The upload was called off.', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(JSON.stringify(body));
  });
}

function answerIn(request: XMLHttpRequest): unknown {
  const { status, statusText, responseText } = request;
  if (status >= 200 && status < 300) return JSON.parse(responseText);
  throw new ApiError(status, statusText, responseText, request.getResponseHeader('Retry-After'));
}
