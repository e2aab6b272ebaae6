import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type OxlintOverride } from "oxlint";

const upwards = ["../*", "../**"];
const tsFile = "{ts,tsx}";

interface Arrows {
  /** What may not be imported, as aliases. */
  never: string[];
  /** What the contract gives: everything, types and plain constants, or nothing. */
  contract?: "all" | "types" | "none";
  /** What else may not be imported, by names. */
  paths?: (typeof sendingOnly)[];
  message: string;
}

const typesOnly = {
  group: ["#contract/**", "!#contract/constants/**"],
  allowTypeImports: true,
  message: "The browser takes types and plain constants from the contract, no schemas.",
};

/** What features and pages send goes by `useSending`, which keeps it until it is known to have arrived. */
const sendingOnly = {
  name: "@tanstack/react-query",
  importNames: ["useMutation"],
  message: "Send by session/sending/use-sending.ts, which keeps what was typed and its key.",
};

/** Which files the files of a folder may not import: one row of the table in ARCHITECTURE.md. */
const arrows = (
  files: string[],
  { never, contract = "types", paths = [], message }: Arrows,
): OxlintOverride => ({
  files,
  rules: {
    "no-restricted-imports": [
      "error",
      {
        paths,
        patterns: [
          { group: [...never, ...(contract === "none" ? ["#contract/**"] : []), ...upwards], message },
          ...(contract === "types" ? [typesOnly] : []),
        ],
      },
    ],
  },
});

const beyondSrc = ["#server/**", "#demo/**", "#test/**", "#drills/**"];
const features = join(import.meta.dirname, "src/features");

/** One row for each feature: it may import its own rooms, and no other feature. */
const featureRows = (existsSync(features) ? readdirSync(features) : []).map((feature) =>
  arrows([`src/features/${feature}/**`], {
    never: [
      ...beyondSrc,
      "#src/routes/**",
      "#src/app/**",
      "#src/features/**",
      `!#src/features/${feature}/**`,
    ],
    paths: [sendingOnly],
    message: "A feature imports session, voice, ui and lib, never another feature: pages compose them.",
  }),
);

export default defineConfig({
  plugins: ["typescript", "import", "react", "jsx-a11y", "unicorn", "oxc", "promise", "vitest"],
  jsPlugins: ["eslint-plugin-lingui", "./build/lint/effect-returns.ts", "./build/lint/translated-text.ts"],
  categories: { correctness: "error", suspicious: "error" },
  ignorePatterns: ["src/routeTree.gen.ts", "dist", "data", "node_modules", "locales"],
  rules: {
    "react/react-in-jsx-scope": "off",
    "import/no-unassigned-import": "off",
    "import/no-cycle": "error",
    "import/no-default-export": "error",
    "typescript/no-explicit-any": "error",
    "typescript/ban-ts-comment": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/no-non-null-assertion": "error",
    "no-console": "error",
    eqeqeq: "error",
    "react/no-danger": "error",
    "react/no-unstable-nested-components": ["error", { allowAsProps: true }],
    "jsx-a11y/prefer-tag-over-role": "off",
    "jsx-a11y/no-autofocus": "off",
  },
  overrides: [
    arrows([`**/*.${tsFile}`], {
      never: [],
      contract: "all",
      message: "Use ./ inside a folder and the # aliases across folders.",
    }),
    {
      files: ["test/**"],
      rules: {
        // A test without fixtures still takes an empty pattern.
        "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }],
        "vitest/no-standalone-expect": [
          "error",
          { additionalTestBlockFunctions: ["test", "test.for", "test.each"] },
        ],
      },
    },
    {
      // What runs in a page is sent there as its text, and has nothing from around it.
      files: [
        "test/support/engines/in-page.ts",
        "test/support/browser/faint.ts",
        "test/support/browser/misplaced.ts",
        "test/engines/menus.ts",
      ],
      rules: { "unicorn/consistent-function-scoping": "off" },
    },
    { files: ["*.config.ts", "build/lint/**"], rules: { "import/no-default-export": "off" } },
    arrows(["contract/**"], {
      never: ["#server/**", "#demo/**", "#src/**", "#test/**", "#drills/**"],
      contract: "all",
      message: "The contract imports nothing of ours.",
    }),
    arrows(["contract/constants/**"], {
      never: ["#server/**", "#demo/**", "#src/**", "#test/**", "#drills/**"],
      contract: "none",
      message: "Plain constants import no schema.",
    }),
    arrows(["demo/**"], {
      never: ["#server/**", "#src/**", "#test/**", "#drills/**"],
      contract: "all",
      message: "The demo's content imports the contract only.",
    }),
    arrows(["server/**"], {
      never: ["#src/**", "#test/**", "#drills/**"],
      contract: "all",
      message: "The server imports contract, demo and server only.",
    }),
    arrows(["server/http/**"], {
      never: ["#src/**", "#test/**", "#drills/**", "#server/**", "!#server/http/**", "!#server/db/**"],
      contract: "all",
      message: "http is below the subjects: it imports contract and server/db only.",
    }),
    arrows(["server/db/**"], {
      never: ["#src/**", "#test/**", "#drills/**", "#server/**"],
      contract: "all",
      message: "db is below everything else of the server: it imports the contract only.",
    }),
    {
      files: ["contract/**", "demo/**", "server/**", "src/**"],
      rules: { "import/no-cycle": ["error", { ignoreTypes: false }] },
    },
    {
      files: ["src/**"],
      rules: {
        "tinora/effect-returns": "error",
        "translation/text-of-its-own": "error",
        "lingui/no-unlocalized-strings": "off",
        "lingui/t-call-in-function": "error",
        "lingui/no-single-variables-to-translate": "error",
        "lingui/no-expression-in-message": "error",
        "lingui/no-single-tag-to-translate": "error",
        "lingui/no-trans-inside-trans": "error",
      },
    },
    arrows(["src/app/**", `src/*.${tsFile}`], {
      never: beyondSrc,
      message: "The browser never imports the server.",
    }),
    arrows(["src/lib/**"], {
      never: [
        ...beyondSrc,
        "#src/ui/**",
        "#src/session/**",
        "#src/voice/**",
        "#src/features/**",
        "#src/routes/**",
        "#src/routeTree.gen.ts",
        "#src/app/**",
      ],
      message: "lib knows no subject and no page: it imports the contract only.",
    }),
    arrows(["src/ui/**"], {
      never: [
        ...beyondSrc,
        "#src/session/**",
        "#src/voice/**",
        "#src/features/**",
        "#src/routes/**",
        "#src/app/**",
      ],
      contract: "none",
      message: "ui knows no subject: it imports lib only.",
    }),
    arrows(["src/session/**"], {
      never: [...beyondSrc, "#src/voice/**", "#src/features/**", "#src/routes/**", "#src/app/**"],
      message: "session is a foundation: it imports ui, lib and the contract.",
    }),
    arrows(["src/voice/**"], {
      never: [...beyondSrc, "#src/features/**", "#src/routes/**", "#src/app/**"],
      paths: [sendingOnly],
      message: "voice is a foundation: it imports session, ui, lib and the contract.",
    }),
    ...featureRows,
    arrows(["src/routes/**"], {
      never: [...beyondSrc, "#src/app/**"],
      paths: [sendingOnly],
      message: "Routes import features, session, voice, ui and lib.",
    }),
  ],
});
