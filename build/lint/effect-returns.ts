/** The parts of a syntax tree that the rule reads. */
interface Node {
  type: string;
  name?: string | { name?: string };
  body?: Node;
  callee?: Node;
  property?: Node;
  arguments?: Node[];
  value?: Node | null;
  expression?: Node;
}

interface Context {
  report: (fault: { node: Node; message: string }) => void;
}

/** They answer a promise in today's browsers, and say otherwise in TypeScript's types. */
const scrolling = new Set(["scrollIntoView", "scrollTo", "scrollBy", "scroll"]);
const effects = new Set(["useEffect", "useLayoutEffect", "useInsertionEffect"]);

const message =
  "React takes what this arrow hands on for its clean-up: use braces, and return nothing else (scrollIntoView answers a promise).";

const calledName = ({ callee }: Node) =>
  (callee?.type === "MemberExpression" ? callee.property : callee)?.name;

/** Whether an arrow without braces hands on something that is not written there as a function. */
const handsOn = (node: Node | null | undefined): node is Node =>
  node?.type === "ArrowFunctionExpression" &&
  node.body?.type !== "BlockStatement" &&
  node.body?.type !== "ArrowFunctionExpression";

/** Effects and refs return nothing but their clean-up. */
const effectReturns = {
  create: ({ report }: Context) => ({
    CallExpression(node: Node) {
      const name = calledName(node);
      const effect = node.arguments?.[0];
      if (typeof name === "string" && effects.has(name) && handsOn(effect)) report({ node: effect, message });
    },
    ArrowFunctionExpression({ body }: Node) {
      const call = body?.type === "ChainExpression" ? body.expression : body;
      const name = call?.type === "CallExpression" ? calledName(call) : undefined;
      if (body && typeof name === "string" && scrolling.has(name)) report({ node: body, message });
    },
    JSXAttribute({ name, value }: Node) {
      const arrow = value?.expression;
      if (typeof name === "object" && name.name === "ref" && handsOn(arrow)) report({ node: arrow, message });
    },
  }),
};

export default { meta: { name: "tinora" }, rules: { "effect-returns": effectReturns } };
