import { sendRequest, type TestRequest, type TestResponse } from './send-request.ts';

const ANSWER_TIMEOUT_MS = 60_000;
const PAUSE_MS = 20;

/**
 * Sends a request until it is answered, as a client with a queue does: it is sent again when the server dies before the
 * answer, and after a 503.
 */
export async function sendUntilAnswered(
  url: string,
  method: string,
  path: string,
  request: TestRequest,
): Promise<TestResponse> {
  const deadline = performance.now() + ANSWER_TIMEOUT_MS;
  let last = 'no try';
  while (performance.now() < deadline) {
    try {
      const answer = await sendRequest(url, method, path, request);
      if (answer.status !== 503) return answer;
      last = answer.text;
    } catch (error) {
      last = String(error);
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`${method} ${path} got no answer: ${last}`);
}
