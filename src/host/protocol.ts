/**
 * Version of the wire format: of the messages that clients send and of the news that a host gives.
 * It grows with every change that an older program would misread. The first format had no number.
 */
export const HOST_PROTOCOL = 1 as const;
