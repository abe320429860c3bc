// Builds the next state from a state and a changed copy of it, sharing the parts that did not change.

type Fields = Record<string, unknown>;

/**
 * The next state, deeply frozen: the changed copy, in which every part that did not change is the old one.
 * The copy is changed in place, so it must be private.
 */
export function nextState<State extends object>(state: State, changed: State): State {
  return shared(state, changed) as State;
}

/** The old value if the new one is equal; else the new one, frozen, with the old parts in it. */
function shared(was: unknown, is: unknown): unknown {
  // A part that is frozen already came from outside the copy, and cannot take old parts.
  if (was === is || typeof is !== "object" || is === null || Object.isFrozen(is)) return is;
  return Array.isArray(is) ? sharedList(was, is) : sharedRecord(was, is as Fields);
}

function sharedList(was: unknown, is: unknown[]): unknown {
  const isList = Array.isArray(was);
  const before: readonly unknown[] = isList ? was : [];
  let isSame = isList && before.length === is.length;
  for (let i = 0; i < is.length; i++) {
    const old = before[i];
    const part = is[i];
    if (part === old) continue;
    const next = shared(old, part);
    if (next !== old) isSame = false;
    if (next !== part) is[i] = next;
  }
  return isSame ? was : Object.freeze(is);
}

function sharedRecord(was: unknown, is: Fields): unknown {
  const isRecord = typeof was === "object" && was !== null && !Array.isArray(was);
  const before: Fields = isRecord ? (was as Fields) : {};
  let isSame = isRecord;
  let fields = 0;
  for (const key in is) {
    fields += 1;
    const old = before[key];
    const part = is[key];
    if (part === old) continue;
    const next = shared(old, part);
    if (next !== old) isSame = false;
    if (next !== part) is[key] = next;
  }
  if (isSame) for (const _ in before) fields -= 1;
  return isSame && fields === 0 ? was : Object.freeze(is);
}
