/** Our extension of the y-websocket protocol: requests stored acknowledgements, and carries how many messages were stored. */
export const MESSAGE_STORED = 64;

/**
 * Our extension of the y-websocket protocol. From a page: it reads packs, and has worked off so many bytes of them since it last said so.
 * To such a page: a pack, which is any number of complete WebSocket frames in one. A browser takes about as long for a frame as for what is
 * in it.
 */
export const MESSAGE_PACK = 65;

/** So many bytes of packs are on their way to a page that has not worked them off; a page says so after half of them. */
export const PACK_WINDOW_BYTES = 65_536;
