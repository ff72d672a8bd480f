import Testing
import XML
