"""Plays a game against the library's bot, from the view of one seat only.

Usage: python3 play_against_bot.py [COMMAND...]   (default: npx abyss-rules engine)
"""
import json
import random
import subprocess
import sys


class Engine:
    """A process that answers requests: a line of JSON in, a line of JSON out."""

    def __init__(self, command):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, encoding="utf-8")
        self.requests = 0

    def ask(self, method, **fields):
        self.requests += 1
        request = {"id": self.requests, "method": method, **fields}
        print(json.dumps(request), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline())
        assert answer["id"] == self.requests
        if not answer["ok"]:
            raise ValueError(answer["error"]["message"])
        return answer["result"]


def choose(engine, position, view, seat):
    """Our player: recruits cheaply, and keeps two pearls. It knows what its seat sees, no more."""
    listed = engine.ask("legalActions", position=position, seat=seat, payments="minimal")
    actions = listed["actions"]
    recruiting = [action for action in actions if action["type"] == "recruit"]
    if recruiting:
        return min(recruiting, key=lambda action: len(action["allies"]))
    can_buy = view["table"]["seats"][seat]["pearls"] > 2
    thrifty = [action for action in actions if can_buy or action["type"] != "buy"]
    return random.choice(thrifty or actions)


def main(command):
    random.seed(7)
    engine = Engine(command)
    me, bot = 0, 1
    at = engine.ask("setup", game="abyss", options={"players": 2}, seed="python")
    actions = 0
    while at["deciders"]:
        seat = at["deciders"][0]
        seen = engine.ask("view", position=at["position"], viewer=seat)
        if seat == me:
            action = choose(engine, seen["position"], seen["view"], me)
        else:
            thinking = {"seat": bot, "seed": str(actions), "iterations": 20}
            action = engine.ask("bot", position=seen["position"], **thinking)["action"]
        after = engine.ask("reduce", position=at["position"], action=action)
        assert after["legal"], after
        engine.ask("release", positions=[at["position"], seen["position"]])
        at, actions = after, actions + 1
    totals = [sheet["total"] for sheet in engine.ask("score", position=at["position"])["sheets"]]
    print(f"{actions} actions, {engine.requests} requests. We have {totals[me]} points, the bot {totals[bot]}.")
    engine.process.stdin.close()
    assert engine.process.wait() == 0


if __name__ == "__main__":
    main(sys.argv[1:] or ["npx", "abyss-rules", "engine"])
