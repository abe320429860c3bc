// The HTML of the table.
import { namedLords } from "../../../src/abyss/cards/index.ts";
import {
  abyss,
  describeAction,
  describeDecision,
  type State,
  type View,
} from "../../../src/abyss/index.ts";
import { actionFor, buttonActions, type Meaning, VISITOR } from "./game.ts";
import { emblem, escaped } from "./html.ts";

/** The players in texts. */
export const NAMES = { names: ["You", "The bot"] };

interface Item {
  /** What it stands for; the first that is legal is performed. */
  readonly meanings: readonly Meaning[];
  readonly label: string;
  readonly className: string;
  readonly face: string;
}

const races = ["crab", "jellyfish", "seahorse", "shellfish", "squid"] as const;

/** The table as the visitor sees it. */
export function tableHtml(state: State): string {
  const { table } = abyss.view(state, VISITOR);
  const own = table.seats[VISITOR]!;
  const item = ({ meanings, label, className, face }: Item): string => {
    const lit = actionFor(state, meanings) !== undefined;
    const data = escaped(JSON.stringify(meanings));
    return `<button type="button" class="card ${className}${lit ? " lit" : ""}" data-meanings="${data}"><span class="reader">${escaped(label)}${lit ? "" : ", not now"}: </span>${face}</button>`;
  };

  const deck = item({
    meanings: [{ type: "explore" }, { type: "continue" }],
    label: table.track.length === 0 ? "Explore the depths" : "Reveal the next card",
    className: "back",
    face: `<span class="word">${table.track.length === 0 ? "explore" : "next"}</span>`,
  });
  const track = Array.from({ length: 5 }, (_, space) => {
    const card = table.track[space];
    if (card === undefined) return `<span class="space" aria-hidden="true">${space + 1}</span>`;
    const [kind = "", value] = card.split("-");
    if (space < table.track.length - 1)
      return `<span class="card ally ${kind}">${allyFace(card)}</span>`;
    return item({
      meanings: [{ type: "take" }, { type: "buy" }, { type: "fight" }],
      label: value === undefined ? "Fight the monster" : `Take or buy ${kind} ${value}`,
      className: `ally ${kind}`,
      face: allyFace(card),
    });
  });
  const council = races.map((race) => {
    const { length } = table.council[race];
    return item({
      meanings: [{ type: "request-support", stacks: [race] }],
      label: `Take the council stack of ${race} with ${length} cards`,
      className: `stack ${race}`,
      face: `${emblem(race)}<b>${length}</b>`,
    });
  });
  const lords = table.court.map((lord) =>
    item({
      meanings: [{ type: "recruit", lord }],
      label: `Recruit the ${namedLords[lord].name}`,
      className: `lord ${namedLords[lord].guild}`,
      face: lordFace(lord),
    }),
  );
  const hand = own.hand.map((card) =>
    card === null ? "" : `<span class="card ally ${card.split("-")[0]}">${allyFace(card)}</span>`,
  );
  const recruited = own.lords.map(
    (lord) =>
      `<span class="chip">${emblem(namedLords[lord].guild)} ${namedLords[lord].name}</span>`,
  );

  return `
<p class="prompt" aria-live="polite">${escaped(promptOf(state))}</p>
<div class="row" role="group" aria-label="Exploration track">${deck}${track.join("")}</div>
<div class="row" role="group" aria-label="Council">${council.join("")}${item({
    meanings: [{ type: "plot" }],
    label: "Plot: pay a pearl for another lord",
    className: "stack plot",
    face: `<span class="word">plot</span>`,
  })}</div>
<div class="row" role="group" aria-label="Court">${lords.join("")}</div>
<div class="row hand"><span class="pearls">${own.pearls} <span class="pearl"></span><span class="reader"> pearls</span></span>${hand.join("")}${recruited.join("")}</div>
<div class="row buttons">${buttonActions(state)
    .map(buttonOf(abyss.view(state, VISITOR)))
    .join("")}</div>`;
}

const buttonOf =
  (view: View) =>
  (action: Meaning): string =>
    `<button type="button" class="choice" data-meanings="${escaped(JSON.stringify([action]))}">${escaped(describeAction(action, { ...NAMES, view }))}</button>`;

function promptOf(state: State): string {
  const decision = abyss.decision(state);
  if (!decision) return `The game is over: ${abyss.totals(state).join(" to ")}.`;
  return describeDecision(decision, NAMES);
}

function allyFace(card: string): string {
  const [kind = "", value = ""] = card.split("-");
  return `<b>${value}</b>${emblem(kind)}`;
}

function lordFace(lord: keyof typeof namedLords): string {
  const { name, guild, cost, influence } = namedLords[lord];
  const required = cost.required ? emblem(cost.required) : "";
  return `<i>${influence}</i>${emblem(guild)}<span class="name">${name}</span><span class="cost">${cost.value} ${"●".repeat(cost.races)}${required}</span>`;
}
