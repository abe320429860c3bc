// Scenes: prepared states, each built when a test first uses it. A rule that breaks one fails only its tests.

/** Makes a function that builds its value in the first call and then returns the same value. */
export function once<Value>(build: () => Value): () => Value {
  let built: { readonly value: Value } | undefined;
  return () => {
    built ??= { value: build() };
    return built.value;
  };
}

type Builders = Readonly<Record<string, Readonly<Record<string, () => object>>>>;
type Built<All extends Builders> = {
  readonly [Ask in keyof All]: {
    readonly [Name in keyof All[Ask]]: ReturnType<All[Ask][Name]>;
  };
};

/** Scenes by question and name; reading one builds it. */
export function lazyScenes<All extends Builders>(all: All): Built<All> {
  const scenes = Object.entries(all).map(([ask, builders]) => {
    const getters = Object.entries(builders).map(([name, build]): [string, PropertyDescriptor] => [
      name,
      { get: once(build), enumerable: true },
    ]);
    return [ask, Object.defineProperties({}, Object.fromEntries(getters))];
  });
  return Object.fromEntries(scenes);
}

type Scenes<State> = Readonly<Record<string, Readonly<Record<string, State>>>>;

/** All scenes of a game with their names, without building them. */
export const named = <State>(scenes: Scenes<State>): [string, () => State][] =>
  Object.entries(scenes).flatMap(([ask, states]) =>
    Object.keys(states).map((name): [string, () => State] => [
      `${ask}: ${name}`,
      () => states[name]!,
    ]),
  );

/** The first scene of a question, without building it. */
export const firstOf =
  <State>(states: Readonly<Record<string, State>>): (() => State) =>
  () =>
    states[Object.keys(states)[0]!]!;

/** The first scene of each question, without building it. */
export const firstOfEach = <State>(scenes: Scenes<State>): (() => State)[] =>
  Object.values(scenes).map(firstOf);

/** A state, or a function that builds it. */
export type Scene<State> = State | (() => State);

/** The state of a scene. */
export const stateOf = <State extends object>(scene: Scene<State>): State =>
  typeof scene === "function" ? scene() : scene;
