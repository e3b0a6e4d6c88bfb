/** Where the live connection (Socket.IO) is; only WebSocket, nothing is sent in its address but an id. Without zod, so that browsers may import it. */
export const LIVE_PATH = '/live';
