/** The parts of a syntax tree that the rule reads. */
interface Node {
  type: string;
  operator?: string;
  name?: string | Node;
  value?: unknown;
  children?: Node[];
  openingElement?: Node;
  expression?: Node;
  callee?: Node;
  tag?: Node;
  property?: Node;
  left?: Node;
  right?: Node;
  consequent?: Node;
  alternate?: Node;
}

interface Context {
  report: (fault: { node: Node; message: string }) => void;
}

const message =
  "A browser that translates moves text into an element of its own, and React no longer finds it: put this text into a <span>.";

/** Components that draw nothing but text. */
const textComponents = new Set(["Trans", "Plural"]);
/** Functions that answer text. */
const textFunctions = new Set(["t", "_", "plural", "translate"]);

const nameOf = (node: Node | undefined): string | undefined => {
  if (node?.type === "MemberExpression") return nameOf(node.property);
  return typeof node?.name === "string" ? node.name : undefined;
};

/** Whether it draws a bare text. */
function isText(node: Node | undefined): boolean {
  switch (node?.type) {
    case "JSXText":
      return typeof node.value === "string" && node.value.trim() !== "";
    case "Literal":
      return typeof node.value === "string" && node.value !== "";
    case "TemplateLiteral":
      return true;
    case "TaggedTemplateExpression":
      return textFunctions.has(nameOf(node.tag) ?? "");
    case "CallExpression":
      return textFunctions.has(nameOf(node.callee) ?? "");
    case "JSXElement":
      return textComponents.has(nameOf(node.openingElement?.name as Node) ?? "");
    case "JSXFragment":
      return (node.children ?? []).some(isText);
    case "JSXExpressionContainer":
      return isText(node.expression);
    default:
      return false;
  }
}

/** What a condition draws; undefined for nothing. Empty where there is no condition. */
function branchesOf(node: Node | undefined): (Node | undefined)[] {
  if (node?.type === "JSXExpressionContainer") return branchesOf(node.expression);
  if (node?.type === "LogicalExpression" && node.operator !== "??")
    return [undefined, ...nestedOf(node.right)];
  if (node?.type === "ConditionalExpression")
    return [...nestedOf(node.consequent), ...nestedOf(node.alternate)];
  return [];
}

function nestedOf(node: Node | undefined): (Node | undefined)[] {
  const branches = branchesOf(node);
  if (branches.length > 0) return branches;
  return [node?.type === "Literal" && !node.value ? undefined : node];
}

/** Whether a text comes or goes here: React would look for it where it is no longer. */
function isLost(child: Node, isAlone: boolean): boolean {
  const branches = branchesOf(child);
  // A single string is written as the element's content, however it is wrapped.
  const counted = isAlone
    ? branches.filter((one) => one?.type === "JSXElement" || one?.type === "JSXFragment")
    : branches;
  return counted.some(isText) && !branches.every(isText);
}

/** Whether an element comes or goes here: React would put it before the text that follows. */
const isPlaced = (child: Node) => {
  const branches = branchesOf(child);
  return branches.length > 0 && !branches.every(isText);
};

const isBlank = (child: Node) =>
  (child.type === "JSXText" && !isText(child)) ||
  (child.type === "JSXExpressionContainer" && child.expression?.type === "JSXEmptyExpression");

const isHost = (node: Node) => {
  const name = nameOf(node.openingElement?.name as Node);
  return name !== undefined && /^[a-z]/.test(name);
};

/** Text beside something conditional stands in an element of its own. */
const translatedText = {
  create({ report }: Context) {
    const look = (parent: Node) => {
      const children = (parent.children ?? []).filter((child) => !isBlank(child));
      const isAlone = children.length === 1 && isHost(parent);
      children.forEach((child, place) => {
        const follows = children.slice(0, place).some(isPlaced);
        const isPlain = branchesOf(child).length === 0 && isText(child);
        if (isLost(child, isAlone) || (isPlain && follows)) report({ node: child, message });
      });
    };
    return {
      JSXElement: (node: Node) => {
        if (!isText(node)) look(node);
      },
      JSXFragment: look,
    };
  },
};

export default { meta: { name: "translation" }, rules: { "text-of-its-own": translatedText } };
