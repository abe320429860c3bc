// Checks that the package's executable runs where the package is installed.
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import type { Unpacked } from "./tarball.ts";

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly bin: Readonly<Record<string, string>>;
}

export async function checkCommand({ consumer, folder }: Unpacked): Promise<string[]> {
  const { name, version, bin }: Manifest = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  install(consumer, folder, bin);
  const schema = readFileSync(join(folder, "dist/schemas/abyss/action.json"), "utf8");
  const trials: readonly [args: string, input: string, printed: (text: string) => boolean][] = [
    ["--version", "", (text) => text === `${version}\n`],
    ["schema abyss action", "", (text) => text === schema],
    ["play --players 2", "", (text) => /(wins|share the victory)\.\n$/.test(text)],
    ["play --game kraken --me 1 --seed 1", "1\n", (text) => text.includes("End of input")],
  ];
  const problems = trials.flatMap(([args, input, isPrinted]) => {
    const npx = ["--no-install", name, ...args.split(" ")];
    const { status, stdout, stderr } = spawnSync("npx", npx, {
      cwd: consumer,
      input,
      encoding: "utf8",
    });
    if (status === 0 && isPrinted(stdout)) return [];
    console.error(`${stdout.slice(0, 500)}${stderr}`);
    return [
      `\`npx ${name} ${args}\` does not print what is expected (see above): correct \`bin\` or dist.`,
    ];
  });
  console.log(`run with npx: ${trials.map(([args]) => args).join("; ")}`);
  return problems;
}

/** Links the executables, as npm does when it installs a package. */
function install(consumer: string, folder: string, bin: Manifest["bin"]): void {
  const links = join(consumer, "node_modules/.bin");
  mkdirSync(links, { recursive: true });
  for (const [name, path] of Object.entries(bin)) {
    chmodSync(join(folder, path), 0o755);
    symlinkSync(join(folder, path), join(links, name));
  }
}
