export const describe = (x: { type?: string; code?: string }): string => JSON.stringify(x);
