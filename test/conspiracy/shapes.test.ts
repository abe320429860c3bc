import { conspiracy } from "../../src/conspiracy/index.ts";
import { testShapes } from "../problems/shape-tests.ts";
import { conspiracySamples } from "../words/samples/conspiracy.ts";

testShapes(conspiracy, conspiracySamples);
