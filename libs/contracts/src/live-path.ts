/**
 * Path of the live connection (Socket.IO); only WebSocket, its address contains nothing but an id. Without zod, so that browsers may import
 * it.
 */
export const LIVE_PATH = '/live';
